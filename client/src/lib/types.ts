// Short names for the types of the wire; `api.ts` is made from the server's structs.
import type { components } from '../api'

type S = components['schemas']

export type After = S['After']
export type AskLine = S['AskLine']
export type Answer = S['Answer']
export type Board = S['Board']
export type BoardPage = S['BoardPage']
export type Catalogue = S['Catalogue']
export type Card = S['Card']
export type Change = S['Change']
export type ClauseText = S['ClauseText']
export type Created = S['Created']
export type Delta = S['Delta']
export type Did = S['Did']
export type DidAll = S['DidAll']
export type Ending = S['Ending']
export type Entered = S['Entered']
export type Facts = S['Facts']
export type Field = S['Field']
export type Forecast = S['Forecast']
export type Fortune = S['Fortune']
export type GameInfo = S['GameInfo']
export type BotInfo = S['BotInfo']
export type Guide = S['Guide']
export type GuideStep = S['GuideStep']
export type Group = S['Group']
export type Hand = S['Hand']
export type ImportGame = S['Import']
export type Invitation = S['Invitation']
export type Item = S['Item']
export type Kind = S['Kind']
export type Layer = S['Layer']
export type Layers = S['Layers']
export type Live = S['Snapshot'] | S['Change'] | S['Thinking'] | S['Notice'] | S['Gone']
export type LogLine = S['LogLine']
export type Luck = S['Luck']
export type Menu = S['Menu']
export type MomentLine = S['MomentLine']
export type Named = S['Named']
export type NewGame = S['NewGame']
export type Panel = S['Hand'] | S['Track'] | S['Chart'] | S['Pool'] | S['Facts']
export type Order = { do: string; fields: Record<string, unknown> }
export type OrderField = S['OrderField']
export type OrdersPage = S['OrdersPage']
export type Op = S['Op']
export type LayerInfo = S['LayerInfo']
export type OptionInfo = S['OptionInfo']
export type PartKind = S['Field']['kind']
export type Piece = S['Piece']
export type Plan = S['Plan']
export type PlanStep = S['PlanStep']
export type Problem = S['Problem']
export type Refusal = S['Refusal']
export type Rolled = S['Rolled']
export type RulesPage = S['RulesPage']
export type Sample = S['Sample']
export type Scored = S['Scored']
export type Sheet = S['Sheet']
export type Stroke = S['Stroke']
export type Snapshot = S['Snapshot']
export type Stand = S['Stand']
export type State = S['State']
export type Summary = S['Summary']
export type Swing = S['Swing']
export type Table = S['Table']
export type TableOrigin = S['TableOrigin']
export type TallyLine = S['TallyLine']
export type Target = S['Target']
export type ThrowLine = S['ThrowLine']
export type Verified = S['Verified']
export type Words = S['Words']
export type Lang = 'en' | 'ja'

/** How a space or a counter is lit on the map. */
export type Glow = 'choice' | 'chosen' | 'last' | 'guide' | 'focus' | 'told'

/** What the map shows on top of the position. */
export interface Lights {
  spaces: Map<string, Glow>
  pieces: Map<string, Glow>
  path: string[]
  /** Counters that may be taken together with others of their stack. */
  together?: ReadonlySet<string>
  /** What is left of the allowance in spaces that may be gone to. */
  left?: ReadonlyMap<string, string>
  /** Counters that were chosen, also those that are lit once more. */
  held?: ReadonlySet<string>
  /** Ways of several counters that are proposed. */
  ways?: readonly (readonly string[])[]
}
