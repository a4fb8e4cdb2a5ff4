/** What its page shows first: how to ask for it comes with its code. */
export async function data(search: URLSearchParams): Promise<void> {
  const { table, dayOffData } = await import('./page.tsx');
  await dayOffData(table, search);
}
