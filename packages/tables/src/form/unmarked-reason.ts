import type { ClubApiError } from '@tatami/sdk';

/** What is left to say of a refusal beside the fields that say themselves what is wrong with them; empty where nothing is. */
export function unmarkedReason(
  { message, fields }: ClubApiError,
  isMarked?: (field: string) => boolean,
): string {
  const names = Object.keys(fields);
  if (!isMarked || names.length === 0) return message;
  return names
    .filter((name) => !isMarked(name))
    .map((name) => fields[name])
    .join(' ');
}
