import { Link } from '@tatami/ui';
import { hostOf, playerOf, VideoStill } from '@tatami/ui/VideoStill';
import { useI18n } from '@tatami/web-runtime/i18n-context';
import { playerOrigin } from './player-origin.ts';

interface TechniqueVideoProps {
  link: string;
  /** What the technique is called. */
  name: string;
  number: number;
}

/** Plays in the page where it can, and is a plain link where not. Nobody outside hears of it before it is pressed. */
export function TechniqueVideo({ link, name, number }: TechniqueVideoProps) {
  const { t } = useI18n();
  const player = playerOf(link, playerOrigin);
  const host = hostOf(link);
  if (!player)
    return (
      <Link href={link} target="_blank" rel="noopener noreferrer">
        {t('technique.video.open', { number, host })}
      </Link>
    );
  return (
    <VideoStill
      title={t('technique.video.title', { name, number })}
      src={player}
      label={t('technique.video.play', { number })}
      note={t('technique.video.note', { host })}
    />
  );
}
