/** Text that is ours, as it is: the styles, the script, and data that can't end its element. */
export const raw = (text: string) => ({ dangerouslySetInnerHTML: { __html: text } });
