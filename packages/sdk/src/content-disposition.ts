/** What reads the header, and nothing of what writes it. */
export { parse } from 'content-disposition';
