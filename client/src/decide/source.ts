// What deciding needs of the table.
import type { About } from '../lib/http'
import type { Answer, BoardPage, Did, Menu, Refusal, State } from '../lib/types'
import type { Fields } from './draft'

export interface Source {
  readonly state: State | null
  readonly board: BoardPage | null
  /** What went wrong with the last action. */
  readonly problem: { refusal: Refusal | null } | null
  narrow(act: string, fields: Fields): Promise<Menu>
  why(about: About): Promise<Answer>
  /** Null if it was refused. */
  act(action: string): Promise<Did | null>
  dismiss(): void
}
