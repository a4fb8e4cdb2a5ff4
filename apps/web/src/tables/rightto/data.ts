/** What its page shows first. Few open it: how to ask for it comes with its code. */
export async function data(search: URLSearchParams): Promise<void> {
  const { table, rightsData } = await import('./page.tsx');
  await rightsData(table, search);
}
