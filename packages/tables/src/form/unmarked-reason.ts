import type { ClubApiError } from '@tatami/sdk';

/** What is left to say of a refusal beside the fields that say themselves what is wrong with them; empty where nothing is. */
export function unmarkedReason(
  { detail, fields }: ClubApiError,
  isMarked?: (field: string) => boolean,
): string {
  const names = Object.keys(fields);
  const unmarked = names.filter((name) => !isMarked?.(name));
  return names.length > 0 ? unmarked.map((name) => fields[name]).join(' ') : detail;
}
