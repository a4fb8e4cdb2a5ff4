/** Where an article is written; a new one has no id yet. */
export const writeHref = (id = 'new'): string => `/adm/article/write/${id}`;
