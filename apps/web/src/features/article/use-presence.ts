import { useEffect } from 'react';
import { sayOpen } from './article-queries.ts';

/** Others see it for a minute; it is said again well before. */
const againMs = 25_000;

/** Tells others that an article is open here, for as long as its page is in sight. */
export function usePresence(article: string | undefined): void {
  useEffect(() => {
    if (!article) return;
    const say = (isOpen: boolean) => void sayOpen(article, isOpen).catch(() => {});
    const follow = () => say(document.visibilityState === 'visible');
    follow();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') say(true);
    }, againMs);
    document.addEventListener('visibilitychange', follow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', follow);
      say(false);
    };
  }, [article]);
}
