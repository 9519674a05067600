import type { StoredFile } from '@app/db';
import { describedError } from '../described-error.ts';
import type { Ports } from '../ports.ts';
import type { KeptContent } from './sealed-files.ts';
import { AntivirusError, scanWithClamd } from './clamd.ts';
import { StoreUnavailable } from './store-unavailable.ts';

/** What is said of a content: null where nobody is asked, waiting where it is not said now. */
interface Said {
  readonly scan: StoredFile['scan'];
  /** Whether another content may fare better: what is in the way is this one, not the antivirus. */
  readonly asksOn: boolean;
}

/** Whether no content could be asked about now: antivirus or store are away. */
const isAway = (error: unknown): boolean =>
  error instanceof StoreUnavailable || (error instanceof AntivirusError && error.isAway);

/** Asks the antivirus about a stored content; an antivirus that fails has said nothing yet. */
export async function askAntivirus(
  { settings, files, log }: Pick<Ports, 'settings' | 'files' | 'log'>,
  file: KeptContent,
): Promise<Said> {
  if (settings.clamd === null) return { scan: null, asksOn: false };
  try {
    const found = await scanWithClamd(settings.clamd, files.stream(file));
    if (found !== null) log.warn('antivirus blocked a file', { signature: found });
    return { scan: found === null ? 'clean' : 'blocked', asksOn: true };
  } catch (error) {
    log.warn('antivirus', describedError(error));
    return { scan: 'waiting', asksOn: !isAway(error) };
  }
}
