// One question to the server at a time; an answer that comes too late is dropped.
export class Asking {
  #count = 0
  #settled: Promise<void> = Promise.resolve()

  /** An answer is awaited. */
  busy = $state(false)

  /** Until what was asked last is answered. */
  get settled(): Promise<void> {
    return this.#settled
  }

  /** Ask this instead of what was asked before. */
  ask<T>(question: Promise<T>, answered: (answer: T) => void, failed: (error: unknown) => void): Promise<void> {
    const mine = ++this.#count
    const last = () => mine === this.#count
    this.busy = true
    this.#settled = question
      .then(
        (answer) => last() && answered(answer),
        (error: unknown) => last() && failed(error),
      )
      .then(() => {
        if (last()) this.busy = false
      })
    return this.#settled
  }

  /** Nobody waits for an answer any more. */
  drop(): void {
    this.#count += 1
    this.busy = false
    this.#settled = Promise.resolve()
  }
}
