import { useQuery } from '@tanstack/react-query';
import { aboutQuery } from '../api/about.ts';

/**
 * Whether the club sends mails. Without a mail server they wait on the club's own until somebody hands them over, and no
 * page may promise one.
 */
export const useSendsMails = (): boolean => useQuery(aboutQuery).data?.mail !== false;
