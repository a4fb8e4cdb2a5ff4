/** What is known of the tables, beside the few that everybody sees: it comes when somebody is to see more. */
export { places } from '../tables/index.ts';
export { tableMenu } from './shell/table-menu.ts';
