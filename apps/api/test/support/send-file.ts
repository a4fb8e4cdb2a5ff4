import type { Caller } from './club.ts';

/** Sends a PDF to a row, as any tus client does. @returns its id */
export async function sendFile(
  by: Caller,
  row: string,
  { name = 'Plan.pdf', size = 100 }: { name?: string; size?: number } = {},
): Promise<string> {
  const file = '%PDF-1.4\n%%EOF\n'.padEnd(size, ' ');
  const tus = { 'tus-resumable': '1.0.0', 'content-type': 'application/offset+octet-stream' };
  const begun = await by.post(`${row}/upload`, '', {
    ...{ ...tus, 'upload-length': String(file.length) },
    'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
  });
  const address = String(begun.headers.location).replace('/api', '');
  const patch = { 'x-http-method-override': 'PATCH', 'upload-offset': '0' };
  await by.post(address, file, { ...tus, ...patch });
  return address.split('/').at(-1) ?? '';
}
