import { colors } from '../document/colors.css.ts';
import { logo } from './Head.css.ts';

/** The club’s logo, or else Tatami’s sign: a room of four and a half mats. The name stands beside it. */
export function LogoMark({ picture }: { picture: string | null }) {
  return picture ? (
    <img className={logo} src={picture} width="32" height="32" alt="" />
  ) : (
    <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill={colors.accentFill} />
      <path
        d="M8 8h10v5H8zM20 8h4v10h-4zM14 20h10v4H14zM8 15h4v9H8zM14 15h4v3h-4z"
        fill="none"
        stroke={colors.onAccent}
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
    </svg>
  );
}
