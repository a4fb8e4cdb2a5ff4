import { vars } from '@tatami/ui/theme';

/** A drawing of one's own, in the colours of whatever theme is worn: it names roles, never a colour. */
export function BeltRoad({ done, label }: { done: number; label: string }) {
  return (
    <svg width="200" height="24" role="img" aria-label={label}>
      <rect y="8" width="200" height="8" rx="4" fill={vars.color.subtle} stroke={vars.color.border} />
      <rect y="8" width={200 * done} height="8" rx="4" fill={vars.color.accent} />
      <circle
        cx={200 * done}
        cy="12"
        r="8"
        fill={vars.color.surface}
        stroke={vars.color.accent}
        strokeWidth="3"
      />
    </svg>
  );
}
