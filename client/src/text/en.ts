// All texts of this language, by path: one file that is loaded when somebody reads it.
export default import.meta.glob(['./en.ftl', '../**/texts.en.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>
