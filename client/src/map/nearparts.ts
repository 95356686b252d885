// What only boards seen from near need, in one file.
export { Near } from './near'
export { default as Work } from './Work.svelte'
