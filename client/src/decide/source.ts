// What deciding needs of the table.
import type { About } from '../lib/http'
import type { Answer, BoardPage, Did, DidAll, Menu, Plan, Refusal, State } from '../lib/types'
import type { Fields } from './draft'

export interface Source {
  readonly state: State | null
  readonly board: BoardPage | null
  /** What went wrong with the last action. */
  readonly problem: { refusal: Refusal | null } | null
  /** `propose`: with the rest filled in as usual, if the game knows what that is. */
  narrow(act: string, fields: Fields, propose?: boolean): Promise<Menu>
  why(about: About): Promise<Answer>
  /** Null if it was refused. */
  act(action: string): Promise<Did | null>
  /** Several actions, one after the other. */
  actAll(actions: string[]): Promise<DidAll | null>
  /** A whole set-up, proposed; another one with another number. */
  plan(luck: number): Promise<Plan | null>
  dismiss(): void
}
