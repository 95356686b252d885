// Announcements for screen readers: what happened (politely) and what must not be missed.

let polite: HTMLElement | null = null
let assertive: HTMLElement | null = null
let waiting: string[] = []
let timer: ReturnType<typeof setTimeout> | undefined
let hushed = false

function region(kind: 'polite' | 'assertive'): HTMLElement {
  const made = document.createElement('div')
  made.className = 'for-readers'
  made.setAttribute('aria-live', kind)
  made.setAttribute('role', kind === 'polite' ? 'status' : 'alert')
  made.dataset['live'] = kind
  document.body.append(made)
  return made
}

/** Make the regions: a reader speaks only what is added to one that was there before. */
export function startLive(): void {
  polite ??= region('polite')
  assertive ??= region('assertive')
}

function flush() {
  timer = undefined
  if (!polite) return
  polite.replaceChildren(
    ...waiting.splice(0).map((text) => {
      const line = document.createElement('p')
      line.textContent = text
      return line
    }),
  )
}

/** Nothing of what was said, or waits to be said, is left. */
export function forget(): void {
  waiting = []
  polite?.replaceChildren()
  assertive?.replaceChildren()
}

/** While the page is covered nothing is said, and what was said or waits to be said is gone. */
export function hush(on: boolean): void {
  hushed = on
  if (on) forget()
}

/** Say it when there is a pause; of a flood only the last lines are said. */
export function announce(text: string): void {
  if (typeof document === 'undefined' || !text || hushed) return
  startLive()
  waiting.push(text)
  waiting = waiting.slice(-8)
  timer ??= setTimeout(flush, 150)
}

/** Say it at once. */
export function alarm(text: string): void {
  if (typeof document === 'undefined' || !text || hushed) return
  startLive()
  if (assertive) assertive.textContent = text
}
