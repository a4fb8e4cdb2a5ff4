import { Card, EmptyState, IconButton, Inline, PageHeader, Stack, Text } from '@tatami/ui';
import { ChevronLeftIcon, ChevronRightIcon, SuccessIcon } from '@tatami/ui/icons';
import { Swipe } from '@tatami/ui/Swipe';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { useTitle } from '@tatami/web-runtime/use-title';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { LastSaid } from './LastSaid.tsx';
import { ReviewedAnswer } from './ReviewedAnswer.tsx';
import { useReview } from './use-review.ts';

/** Plays what was handed in, or lets it rest. */
function play(answer: HTMLElement | null): void {
  const player = answer?.querySelector<HTMLMediaElement>('video[controls], audio[controls]');
  if (!player) answer?.querySelector<HTMLButtonElement>('button[data-kind]')?.click();
  else if (player.paused) void player.play();
  else player.pause();
}

/** What waits for review, one answer after the other, by keys or by thumbs. */
export function ReviewPage() {
  const { t } = useI18n();
  const review = useReview();
  const { current, count, position, decide, goBy, say } = review;
  const section = useRef<HTMLElement>(null);
  const before = useRef<string>(undefined);
  useTitle(t('user-homework.review.title'));

  const id = current?.id;
  // The keys go on with the next one, and it is read out.
  useEffect(() => {
    if (before.current !== undefined && before.current !== id)
      section.current?.focus({ preventScroll: true });
    if (before.current !== undefined && before.current !== id)
      section.current?.scrollIntoView({ block: 'start' });
    before.current = id;
  }, [id]);

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey) return;
    const isTyping =
      event.target instanceof Element && event.target.closest('textarea, input:not([type=radio])');
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void decide(event.shiftKey ? 'return' : 'review');
      return;
    }
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'Escape' && isTyping) {
      event.preventDefault();
      section.current?.focus();
      return;
    }
    if (isTyping) return;
    const isOnStars = event.target instanceof HTMLInputElement;
    const key = event.key.toLowerCase();
    if (key === 'j' || (key === 'arrowright' && !isOnStars)) goBy(1);
    else if (key === 'k' || (key === 'arrowleft' && !isOnStars)) goBy(-1);
    else if (/^[1-5]$/.test(key)) say({ rating: Number(key) });
    else if (key === 'z') review.last?.undo();
    else if (key === 'o') play(section.current);
    else if (key === 'u') section.current?.querySelector('textarea')?.focus();
    else return;
    event.preventDefault();
  };

  return (
    <Stack space={24}>
      <PageHeader
        title={t('user-homework.review.title')}
        description={
          <Text as="span" tone="inherit">
            <output>{t('user-homework.review.left', { count })}</output>
          </Text>
        }
        back={{ href: '/dojo/user-homework', label: t('user-homework.title') }}
        actions={
          count > 1 && (
            <Inline space={8}>
              <IconButton
                icon={ChevronLeftIcon}
                label={t('user-homework.review.previous')}
                onClick={() => goBy(-1)}
              />
              <Text as="span" tabular>
                {t('user-homework.review.position', { position: Math.max(1, position), count })}
              </Text>
              <IconButton
                icon={ChevronRightIcon}
                label={t('user-homework.review.next')}
                onClick={() => goBy(1)}
              />
            </Inline>
          )
        }
      />
      {current ? (
        <section
          ref={section}
          tabIndex={-1}
          aria-label={`${current.studentFirstName} ${current.studentLastName}, ${current.homeworkTitle}`}
          aria-keyshortcuts="J K 1 2 3 4 5 O U Z Control+Enter Control+Shift+Enter"
          onKeyDown={handleKeyDown}
        >
          <Swipe onNext={() => goBy(1)} onPrevious={() => goBy(-1)}>
            <ReviewedAnswer key={current.id} review={review} submission={current} />
          </Swipe>
        </section>
      ) : (
        <Card>
          <EmptyState
            icon={SuccessIcon}
            title={t('user-homework.review.empty')}
            description={t('user-homework.review.empty.text')}
            action={<LastSaid of={review.last} />}
          />
        </Card>
      )}
    </Stack>
  );
}
