import { contractVersion } from './contract-version.ts';
import type { Log } from './log.ts';

/**
 * Tells the log where a server and this client speak other versions of the contract. A server that has more than the client
 * knows of answers it as before.
 *
 * @param spoken what the answer says of it; null where it says nothing, as that of a proxy
 * @returns whether there was something to compare
 */
export function compareContracts(spoken: string | null, log: Log, own = contractVersion): boolean {
  const [major = 0, minor = 0] = spoken?.split('.').map(Number) ?? [];
  if (!major) return false;
  const [ownMajor, ownMinor = 0] = own.split('.').map(Number);
  const both = `The server speaks contract ${spoken}, @tatami/sdk ${own}: `;
  if (major !== ownMajor) log.warn(`${both}calls may fail, take @tatami/sdk ${spoken}`);
  else if (minor < ownMinor) log.warn(`${both}what is newer ends with not-found`);
  else if (minor > ownMinor) log.info(`${both}the server can more`);
  return true;
}
