import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadConfig } from '../src/config.ts';
import { createSeal } from '../src/session/seal.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'tatami-seal-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const keyFile = () => join(dataDir, 'encryption.key');

describe('the key', () => {
  it('is made in the data folder when it is first needed, for its owner alone, and stays', () => {
    const sealed = createSeal({ encryptionKey: null, dataDir }).close('JBSWY3DP', 'ola');
    expect(statSync(keyFile()).mode & 0o777).toBe(0o600);
    expect(createSeal({ encryptionKey: null, dataDir }).open(sealed, 'ola')).toBe('JBSWY3DP');
  });

  it('is the same wherever it stands: what the file has sealed the setting opens', () => {
    const sealed = createSeal({ encryptionKey: null, dataDir }).close('JBSWY3DP', 'ola');
    const { encryptionKey } = loadConfig({ ENCRYPTION_KEY: readFileSync(keyFile(), 'utf8').trim() });
    expect(createSeal({ encryptionKey, dataDir: '/nowhere' }).open(sealed, 'ola')).toBe('JBSWY3DP');
  });

  it('that is damaged is not replaced, and said to be', () => {
    writeFileSync(keyFile(), 'short');
    const { close } = createSeal({ encryptionKey: null, dataDir });
    expect(() => close('JBSWY3DP', 'ola')).toThrow(`${keyFile()} is damaged`);
    expect(() => loadConfig({ ENCRYPTION_KEY: 'short' })).toThrow('ENCRYPTION_KEY: expected 32 random bytes');
  });
});

it('What is sealed looks different each time, and opens for its owner only, unchanged', () => {
  const { close, open } = createSeal({ encryptionKey: null, dataDir });
  const [one, other] = [close('JBSWY3DP', 'ola'), close('JBSWY3DP', 'ola')];
  expect(one).not.toBe(other);
  expect(() => open(one, 'jan')).toThrow();
  const bytes = Buffer.from(one.slice('sealed:'.length), 'base64url');
  bytes[14] = (bytes[14] ?? 0) ^ 1;
  expect(() => open(`sealed:${bytes.toString('base64url')}`, 'ola')).toThrow();
});
