import { expect } from 'vitest';
import type { Caller } from './club.ts';

/** A row's version as the wire tells it: in the row, in its time, and in the ETag. */
export interface VersionOfRow {
  version: number;
  updatedAt: string;
  etag: string;
}

export async function versionOf(caller: Caller, path: string): Promise<VersionOfRow> {
  const { status, headers, body } = await caller.get(path);
  expect(status, path).toBe(200);
  return { version: body.version, updatedAt: body.updatedAt, etag: String(headers.etag) };
}

/** Somebody who had read the row before would be told now that it was changed. */
export async function expectChangedSince(before: VersionOfRow, caller: Caller, path: string): Promise<void> {
  const after = await versionOf(caller, path);
  expect(after.version, path).toBe(before.version + 1);
  expect(Date.parse(after.updatedAt), path).toBeGreaterThan(Date.parse(before.updatedAt));
  expect([before.etag, after.etag]).toEqual([`"${before.version}"`, `"${after.version}"`]);
}
