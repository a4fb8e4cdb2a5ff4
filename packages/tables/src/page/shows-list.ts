/** Whether an address means the list of a table that has a view of its own too: a row's form stands beside the list. */
export const showsList = (search: URLSearchParams): boolean =>
  search.get('view') === 'list' || search.has('edit');
