import type { Place } from '../../../api/src/site/landing-data.ts';
import { serif } from '../document/base.css.ts';
import { colors } from '../document/colors.css.ts';
import { onDrawing, SIZE } from './gdansk.ts';

interface GdanskMapProps {
  /** Those that lie on it, in the order of their numbers. */
  places: readonly Place[];
  label: string;
}

/** Gdańsk from the woods of Oliwa to the Old Town, drawn by us, with the places of the club. */
export function GdanskMap({ places, label }: GdanskMapProps) {
  return (
    <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} role="img" aria-label={label}>
      <defs>
        <clipPath id="gdansk">
          <rect width="756" height="560" rx="16" />
        </clipPath>
        <pattern id="fo" width="22" height="20" patternUnits="userSpaceOnUse">
          <path
            d="M11 3 l5 9 h-10z M11 12 v4"
            stroke={colors.youth}
            strokeWidth="1.5"
            fill="none"
            opacity=".55"
          />
        </pattern>
      </defs>
      <g clipPath="url(#gdansk)">
        <rect width="756" height="560" fill={colors.sea} />
        <path
          d="M238 22 h55M352 22 h63M512 22 h99M735 22 h35M305 30 h66M544 30 h75M706 30 h64M298 43 h80M502 43 h119M682 43 h86M251 60 h120M536 60 h68M236 81 h98M512 81 h64M688 81 h82M278 107 h131M507 107 h158M277 137 h123M624 137 h144M308 172 h150M515 172 h168M336 211 h110M541 211 h124M307 254 h176M598 254 h132M244 302 h177M566 302 h159M300 354 h122M543 354 h148M748 354 h22"
          stroke={colors.wave}
          strokeWidth="2"
          strokeLinecap="round"
          fill="none"
        />
        <path
          d="M0 0 H190 C240 60 300 92 372 118 C438 140 478 150 520 176 C566 204 600 214 640 210 L668 226 L700 214 C728 206 744 206 760 210 V560 H0Z"
          fill={colors.subtle}
        />
        <path
          d="M0 0 H190 C240 60 300 92 372 118 C438 140 478 150 520 176 C566 204 600 214 640 210 L668 226 L700 214 C728 206 744 206 760 210 V560 H0Z"
          fill="none"
          stroke={colors.surface}
          strokeWidth="7"
        />
        <path
          d="M0 130 C60 150 92 200 110 262 C132 330 190 372 210 430 C224 480 214 520 220 560 H0Z"
          fill={colors.youthTint}
        />
        <path
          d="M0 130 C60 150 92 200 110 262 C132 330 190 372 210 430 C224 480 214 520 220 560 H0Z"
          fill="url(#fo)"
        />
        <path
          d="M668 226 C650 270 664 300 640 330 C622 352 640 390 628 420 C616 460 640 500 630 560"
          fill="none"
          stroke={colors.sea}
          strokeWidth="16"
        />
        <path d="M628 392 C660 396 700 384 756 400" fill="none" stroke={colors.sea} strokeWidth="12" />
        <path
          d="M96 30 C140 130 200 226 300 312 C400 400 480 440 580 520"
          fill="none"
          stroke={colors.surface}
          strokeWidth="9"
        />
        <path
          d="M96 30 C140 130 200 226 300 312 C400 400 480 440 580 520"
          fill="none"
          stroke={colors.text}
          strokeWidth="3"
          strokeDasharray="10 5"
        />
        <g fill="none" stroke={colors.surface} strokeWidth="5">
          <path d="M210 232 C270 214 320 180 350 124 M300 312 C360 270 430 240 500 176 M400 396 C470 350 540 320 640 330 M150 140 C220 120 250 90 262 70" />
        </g>
        <circle cx="158" cy="150" r="6" fill={colors.surface} stroke={colors.text} strokeWidth="2.5" />
        <text x="144" y="170" fontSize="15" fill={colors.text} textAnchor="end" fontWeight="500">
          Oliwa
        </text>
        <circle cx="222" cy="240" r="6" fill={colors.surface} stroke={colors.text} strokeWidth="2.5" />
        <text x="208" y="260" fontSize="15" fill={colors.text} textAnchor="end" fontWeight="500">
          Przymorze
        </text>
        <circle cx="262" cy="282" r="6" fill={colors.surface} stroke={colors.text} strokeWidth="2.5" />
        <text x="248" y="302" fontSize="15" fill={colors.text} textAnchor="end" fontWeight="500">
          Zaspa
        </text>
        <circle cx="336" cy="344" r="6" fill={colors.surface} stroke={colors.text} strokeWidth="2.5" />
        <text x="322" y="364" fontSize="15" fill={colors.text} textAnchor="end" fontWeight="500">
          Wrzeszcz
        </text>
        <circle cx="448" cy="424" r="6" fill={colors.surface} stroke={colors.text} strokeWidth="2.5" />
        <text x="434" y="444" fontSize="15" fill={colors.text} textAnchor="end" fontWeight="500">
          Politechnika
        </text>
        <circle cx="560" cy="506" r="6" fill={colors.surface} stroke={colors.text} strokeWidth="2.5" />
        <text x="546" y="526" fontSize="15" fill={colors.text} textAnchor="end" fontWeight="500">
          Gdańsk Główny
        </text>
        <Crane transform="translate(596 300) scale(0.42 0.42)" />
        <Crane transform="translate(566 352) scale(-0.5 0.5)" />
        <g
          transform="translate(668 512) scale(0.4)"
          fill="none"
          stroke={colors.crane}
          strokeWidth="2.5"
          strokeLinejoin="round"
        >
          <path d="M-46 0 V-62 Q-34 -72 -22 -62 V0 M46 0 V-62 Q34 -72 22 -62 V0" fill={colors.skyLow} />
          <path d="M-46 -62 L-34 -86 L-22 -62 M46 -62 L34 -86 L22 -62" />
          <path d="M-22 0 V-112 L-30 -116 V-150 L0 -182 L30 -150 V-116 L22 -112 V0" fill={colors.crane} />
          <path d="M0 -150 V-20 M-4 -20 h8" stroke={colors.skyLow} strokeWidth="2" />
        </g>
        <text x="664" y="535" fontSize="15" fill={colors.muted} textAnchor="middle">
          Żuraw
        </text>
        <text x="520" y="370" fontSize="15" fill={colors.muted} textAnchor="end">
          Stocznia
        </text>
        <text x="452" y="196" fontSize="15" fill={colors.muted}>
          Brzeźno
        </text>
        <text x="470" y="72" fontSize="22" fontFamily={serif} fill={colors.openInk}>
          Zatoka Gdańska
        </text>
        <rect x="28" y="434" width="72" height="48" rx="8" fill={colors.youthTint} />
        <text x="36" y="454" fontSize="15" fill={colors.youthInk}>
          <tspan x="36">Lasy</tspan>
          <tspan x="36" dy="18">
            Oliwskie
          </tspan>
        </text>
        <path
          d="M609.2 106.4 q5.4 -5.4 10.8 2.7 q5.4 -8.1 10.8 -2.7"
          fill="none"
          stroke={colors.crane}
          strokeWidth="2"
          strokeLinecap="round"
        />
        <path
          d="M642.8 89.6 q3.5 -3.5 7.1 1.7 q3.5 -5.3 7.1 -1.7"
          fill="none"
          stroke={colors.crane}
          strokeWidth="2"
          strokeLinecap="round"
        />
        {places.map((place, at) => {
          const { x, y } = onDrawing(place);
          return (
            <g key={place.id} transform={`translate(${x} ${y})`}>
              <path
                d="M0 0C-6-12-19-20-19-35A19 19 0 1 1 19-35C19-20 6-12 0 0Z"
                fill={colors.accentFill}
                stroke={colors.surface}
                strokeWidth="2.5"
              />
              <text y="-29" textAnchor="middle" fontSize="17" fontWeight="600" fill={colors.onAccent}>
                {at + 1}
              </text>
            </g>
          );
        })}
      </g>
    </svg>
  );
}

/** A crane of the shipyard. */
function Crane({ transform }: { transform: string }) {
  return (
    <g
      transform={transform}
      fill="none"
      stroke={colors.crane}
      strokeWidth="3"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d="M-26 0 L-14 -58 H14 L26 0 M-20 -28 H20 M-14 -58 L20 -28 M14 -58 L-20 -28" />
      <path d="M-14 -58 V-74 H22 V-58Z" fill={colors.crane} />
      <path d="M-6 -74 L4 -128 L12 -74 M4 -128 L-2 -134 M4 -128 L86 -186 L92 -182 L14 -92 M20 -139 L30 -112 M36 -151 L46 -132 M52 -162 L62 -149 M4 -128 L-30 -82 L-14 -74 M88 -184 V-120" />
      <path d="M84 -120 h8 v8 h-8z" fill={colors.crane} />
    </g>
  );
}
