import { useHeldFont } from './use-held-font.ts';
import { useNewVersion } from './use-new-version.ts';

/** What has time until the first page is there and nothing else is to be done. */
export function AtRest() {
  useNewVersion();
  useHeldFont();
  return null;
}
