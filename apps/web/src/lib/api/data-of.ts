/** The data of a call: the client throws before it answers without any. */
export function dataOf<Data>({ data }: { data?: Data }): Data {
  if (data === undefined) throw new Error('The server’s answer has no content.');
  return data;
}
