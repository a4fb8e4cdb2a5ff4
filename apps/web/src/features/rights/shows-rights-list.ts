/** Whether an address means the list of all rights: a row's form stands beside it. */
export const showsRightsList = (search: URLSearchParams): boolean =>
  search.get('view') === 'list' || search.has('edit');
