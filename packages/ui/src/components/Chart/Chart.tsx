'use client';

import type { ReactNode } from 'react';
import { useLocale } from '../../provider/UiProvider.tsx';
import { groupColor, group as hue } from '../../theme/group.css.ts';
import type { Group } from '../../theme/groups.ts';
import { classes } from '../private/classes.ts';
import * as styles from './Chart.css.ts';
import { ChartData } from './ChartData.tsx';
import type { ChartProps } from './chart-props.ts';
import { slicesOf, ticksFor } from './scale.ts';

export type { ChartProps, ChartSeries } from './chart-props.ts';

/** Lines differ by their dashes too, for those who do not tell the colours apart. */
const dashes = ['', '6 4', '2 4', '10 4 2 4', '12 6', '1 6'];

const inkOf = (index: number, group?: Group) =>
  group ? groupColor.fill : (styles.inks[index % styles.inks.length] as string);

/** Numbers as a picture, drawn by ourselves in a few lines of SVG; the same numbers are under it as a table. */
export function Chart({
  label,
  type,
  categories,
  series,
  before,
  isOpenEnded = false,
  marks,
  dataLabel,
  formatValue,
}: ChartProps): ReactNode {
  const locale = useLocale();
  const write = formatValue ?? ((value: number) => value.toLocaleString(locale));
  return (
    <figure className={styles.figure} aria-label={label} data-type={type}>
      <figcaption className={styles.caption} aria-hidden="true">
        {label}
      </figcaption>
      {type === 'doughnut' ? (
        <Doughnut categories={categories} values={series[0]?.values ?? []} write={write} />
      ) : (
        <Plot {...{ type, categories, series, before, isOpenEnded, marks, write }} />
      )}
      <ChartData
        {...{ label, categories, dataLabel, write }}
        series={before ? [...series, before] : series}
      />
    </figure>
  );
}

interface PlotProps extends Pick<ChartProps, 'categories' | 'series' | 'before' | 'isOpenEnded' | 'marks'> {
  type: 'line' | 'bar' | 'stack';
  write: (value: number) => string;
}

/** A plot on a square of 100 that is stretched to the space there is; the words stand beside it, unstretched. */
function Plot({ type, categories, series, before, isOpenEnded, marks, write }: PlotProps) {
  /** What lies under a bar: those of the series before, where they add up. */
  const under = (index: number, at: number) =>
    type === 'stack' ? series.slice(0, index).reduce((sum, { values }) => sum + (values[at] ?? 0), 0) : 0;
  const tops = series.flatMap(({ values }, index) => values.map((value, at) => under(index, at) + value));
  const ticks = ticksFor(Math.max(0, ...tops, ...(before?.values ?? [])), tops.every(Number.isInteger));
  const top = ticks.at(-1) ?? 1;
  const heightOf = (value: number) => 100 - (value / top) * 100;
  const width = 100 / Math.max(1, categories.length);
  const everyOther = !marks && categories.length > 6;
  const isDense = categories.length > 30;
  const last = categories.length - 1;
  /** The last that is over, whose number is shown. */
  const told = isOpenEnded && type === 'stack' && last > 0 ? last - 1 : null;
  const sumAt = (at: number) => series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0);

  return (
    <>
      {(series.length > 1 || before) && (
        <div className={styles.legend} aria-hidden="true">
          {series.map((one, index) => (
            <span key={one.label} className={styles.legendEntry}>
              <LegendMark type={type} index={index} group={one.group} />
              {one.label}
            </span>
          ))}
          {before && (
            <span className={styles.legendEntry}>
              <svg className={styles.legendMark} viewBox="0 0 20 12" role="presentation">
                <line className={styles.before} x1={0} x2={20} y1={6} y2={6} />
              </svg>
              {before.label}
            </span>
          )}
        </div>
      )}
      <div className={styles.plot} aria-hidden="true">
        <div className={styles.scale}>
          {ticks.toReversed().map((tick) => (
            <span key={tick}>{write(tick)}</span>
          ))}
        </div>
        <svg className={styles.picture} viewBox="0 0 100 100" preserveAspectRatio="none" role="presentation">
          {ticks.map((tick) => (
            <line
              key={tick}
              className={styles.gridLine}
              x1={0}
              x2={100}
              y1={heightOf(tick)}
              y2={heightOf(tick)}
            />
          ))}
          {series.map((one, index) =>
            type === 'line' ? (
              <Line
                key={one.label}
                index={index}
                points={one.values.map((value, at) => [(at + 0.5) * width, heightOf(value)])}
              />
            ) : (
              one.values.map((value, at) => {
                const beside = type === 'stack' ? 1 : series.length;
                const barWidth = (width * 0.7) / beside;
                const base = under(index, at);
                return (
                  <rect
                    key={categories[at]}
                    className={classes(styles.bar, one.group && hue[one.group])}
                    data-dense={isDense || undefined}
                    data-open={(isOpenEnded && at === last) || undefined}
                    fill={inkOf(index, one.group)}
                    x={(at + 0.15) * width + (index % beside) * barWidth}
                    width={barWidth * 0.92}
                    y={heightOf(base + value)}
                    height={heightOf(base) - heightOf(base + value)}
                  >
                    <title>{`${categories[at]}, ${one.label}: ${write(value)}`}</title>
                  </rect>
                );
              })
            ),
          )}
          {before && <Before values={before.values} width={width} heightOf={heightOf} />}
        </svg>
        {told !== null && (
          // Beside the stretched picture, whose words would be stretched too.
          <svg className={styles.words} role="presentation">
            <text
              className={styles.told}
              x={`${(told + 0.5) * width}%`}
              y={`${heightOf(sumAt(told))}%`}
              dy="-6"
            >
              {write(sumAt(told))}
            </text>
          </svg>
        )}
        <div className={styles.names}>
          {categories.map((category, index) => (
            <span
              key={category}
              className={styles.name}
              data-spare={everyOther && index % 2 === 1 ? true : undefined}
              data-mark={marks ? true : undefined}
            >
              {marks ? marks[index] : category}
            </span>
          ))}
        </div>
      </div>
    </>
  );
}

function Line({ index, points }: { index: number; points: (readonly [number, number])[] }) {
  const ink = inkOf(index);
  return (
    <g stroke={ink}>
      <polyline
        className={styles.line}
        points={points.map((point) => point.join()).join(' ')}
        strokeDasharray={dashes[index % dashes.length]}
      />
      {points.map(([x, y]) => (
        <line key={x} className={styles.dot} x1={x} x2={x} y1={y} y2={y} />
      ))}
    </g>
  );
}

interface BeforeProps {
  values: readonly number[];
  width: number;
  heightOf: (value: number) => number;
}

/** What it was before: a line with a case of the ground, to be seen over any bar. */
function Before({ values, width, heightOf }: BeforeProps) {
  const points = values.map((value, at) => `${(at + 0.5) * width},${heightOf(value)}`).join(' ');
  return (
    <>
      <polyline className={styles.beforeCase} points={points} />
      <polyline className={styles.before} points={points} />
    </>
  );
}

interface LegendMarkProps {
  type: PlotProps['type'];
  index: number;
  group?: Group | undefined;
}

function LegendMark({ type, index, group }: LegendMarkProps) {
  return (
    <svg className={classes(styles.legendMark, group && hue[group])} viewBox="0 0 20 12" role="presentation">
      {type === 'line' ? (
        <line
          className={styles.line}
          x1={0}
          x2={20}
          y1={6}
          y2={6}
          stroke={inkOf(index)}
          strokeDasharray={dashes[index % dashes.length]}
        />
      ) : (
        <rect x={4} width={12} height={12} rx={2} fill={inkOf(index, group)} />
      )}
    </svg>
  );
}

interface DoughnutProps {
  categories: readonly string[];
  values: readonly number[];
  write: (value: number) => string;
}

/** A circle of circumference 100, so that a share in per cent is a length along it. */
const RADIUS = 100 / (2 * Math.PI);
const SEAM = 0.6;

function Doughnut({ categories, values, write }: DoughnutProps) {
  const total = values.reduce((sum, value) => sum + value, 0);
  return (
    <div className={styles.ring} aria-hidden="true">
      <svg className={styles.ringPicture} viewBox="0 0 40 40" role="presentation">
        <g fill="none" strokeWidth={6} transform="rotate(-90 20 20)">
          <circle cx={20} cy={20} r={RADIUS} className={styles.ringGround} />
          {slicesOf(values).map(({ length, start }, index) => (
            <circle
              key={categories[index]}
              cx={20}
              cy={20}
              r={RADIUS}
              stroke={inkOf(index)}
              strokeDasharray={`${Math.max(0, length - SEAM)} 100`}
              strokeDashoffset={-start}
            />
          ))}
        </g>
        <text className={styles.total} x={20} y={20}>
          {write(total)}
        </text>
      </svg>
      <div className={styles.ringLegend}>
        {categories.map((category, index) => (
          <span key={category} className={styles.legendEntry}>
            <LegendMark type="bar" index={index} />
            {category}
            <span className={styles.legendValue}>{write(values[index] ?? 0)}</span>
          </span>
        ))}
      </div>
    </div>
  );
}
