import type { SalesChannel } from './order.kinds.ts';
import type { Phase, StatusOf, TransientStatus } from './order.statuses.ts';
import type { ShopStatus } from './order.wording.ts';
import type {
  ByOrder,
  ClientScreen,
  SalesmanScreen,
  ScreenName,
  Shown,
  StepName,
  Tone,
  Wait,
} from './screen.ts';

/** One screen, or the first whose conditions hold of the order. */
type Shows<S extends ScreenName> = Shown<S> | readonly Shown<S>[];

/**
 * What is shown of a status in which no order rests: the history and a page that is too old name it. Both kinds of salesmen
 * see what stands under `salesman`; an audience that cannot meet the status has nothing.
 */
export interface TransientView {
  /** The name in the panel and in lists. */
  readonly panel: string;
  /** Where it is not the phase's own. */
  readonly step?: StepName;
  readonly client: Shows<ClientScreen>;
  readonly salesman?: Shows<SalesmanScreen>;
  readonly pos?: Shows<SalesmanScreen>;
  readonly offline?: Shows<SalesmanScreen>;
}

type SalesmanTone = { readonly salesman: Tone } | { readonly pos: Tone; readonly offline: Tone };

/** What is known of a resting status beside what may happen in it. */
export interface StatusView extends TransientView {
  /** One for everybody, or one for each audience. */
  readonly tone: Tone | ({ readonly client: Tone; readonly staff: Tone } & SalesmanTone);
  /** The coarser status that shops see. */
  readonly shopStatus: ByOrder<ShopStatus>;
  /** Nothing where it is the client's turn, or nobody's. */
  readonly waitsFor?: ByOrder<Wait>;
  /** Sales channels whose salesmen see documents and delivery from here on (specification: by channel). */
  readonly documentsFor?: readonly SalesChannel[];
  /** Decided positively: the order counts among sales, as it does in every later phase. */
  readonly sale?: true;
}

export type PhaseView<P extends Phase> = {
  readonly [S in StatusOf<P>]: S extends TransientStatus ? TransientView : StatusView;
};

/** A screen without an icon. */
export const screen = <S extends ScreenName>(name: S, title: string, subtitle: string) =>
  ({ screen: name, title, subtitle }) as const;

/** A screen that begins with the icon of success. */
export const success = <S extends ScreenName>(name: S, title: string, subtitle: string) =>
  ({ ...screen(name, title, subtitle), icon: 'success' }) as const;

/** A screen that begins with the icon of failure. */
export const failure = <S extends ScreenName>(name: S, title: string, subtitle: string) =>
  ({ ...screen(name, title, subtitle), icon: 'failure' }) as const;

/** What a salesman sees while it is the client's turn. */
export const clientIsWorking = (
  title: string,
  subtitle = 'Strona odświeży się sama, gdy klient zakończy ten krok.',
) => screen('client_is_working', title, subtitle);

/** Somebody has signed, somebody has not. */
export const othersSign = (subtitle: string) =>
  ({ ...success('status', 'Czekamy na pozostałe podpisy', subtitle), tone: 'waiting' }) as const;

/** Who is waited for where the agreement is to be signed. */
export const signature = [
  { when: ['courier'], is: 'courier' },
  { when: ['paper'], is: 'paper' },
  { is: 'signature' },
] as const satisfies ByOrder<Wait>;
