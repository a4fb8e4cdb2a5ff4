import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { catalogue, type LabelsOf, type NameOf } from './catalogue.ts';

/** A plain number that only grows: it costs nothing until somebody asks. */
export interface Count {
  value: number;
}

/** What a server tells of itself, in the format of Prometheus; each app has its own. */
export interface Metrics {
  /** Begins to count, from zero. @param labels what tells it apart from others of the name */
  count<Name extends NameOf<'counter'>>(name: Name, labels: LabelsOf<Name>): Count;
  /** Tells what `read` says at the moment that somebody asks; of what can't be read then nothing is told. */
  read<Name extends NameOf<'counter' | 'gauge'>>(
    name: Name,
    labels: LabelsOf<Name>,
    read: () => number | Promise<number>,
  ): void;
  /** What is told of it now, all its labels together. */
  total(name: NameOf<'counter' | 'gauge'>): Promise<number>;
  /** @returns what takes note of a length of time, in seconds */
  time<Name extends NameOf<'histogram'>>(name: Name): (seconds: number, labels: LabelsOf<Name>) => void;
  /** The MIME type of the text. */
  readonly contentType: string;
  /** All of it as text, with what Node tells of the process. */
  text(): Promise<string>;
}

interface Source {
  labels: Record<string, string>;
  read: () => number | Promise<number>;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const sources = new Map<string, Source[]>();
  let isWatchingProcess = false;

  function read(name: NameOf<'counter' | 'gauge'>, labels: Source['labels'], of: Source['read']): void {
    const known = sources.get(name);
    if (known) known.push({ labels, read: of });
    else {
      const family = [{ labels, read: of }];
      sources.set(name, family);
      register(name, family);
    }
  }

  function register(name: NameOf<'counter' | 'gauge'>, family: readonly Source[]): void {
    const { kind, help, labels } = catalogue[name];
    const Metric = kind === 'counter' ? Counter : Gauge;
    new Metric({
      name,
      help,
      labelNames: labels,
      registers: [registry],
      async collect() {
        const values = await Promise.allSettled(family.map(async (source) => source.read()));
        this.reset();
        for (const [index, value] of values.entries())
          if (value.status === 'fulfilled') this.inc(family[index]?.labels ?? {}, value.value);
      },
    });
  }

  return {
    count(name, labels) {
      const count = { value: 0 };
      read(name, labels, () => count.value);
      return count;
    },
    read,
    async total(name) {
      const values = await Promise.all((sources.get(name) ?? []).map(async (source) => source.read()));
      return values.reduce((sum, value) => sum + value, 0);
    },
    time(name) {
      const { help, labels, buckets } = catalogue[name];
      const options = { name, help, labelNames: labels, buckets: [...buckets], registers: [registry] };
      const histogram = new Histogram<string>(options);
      return (seconds, labelled) => histogram.observe(labelled, seconds);
    },
    contentType: registry.contentType,
    text() {
      // From the first who asks on: it takes a look at the loop a hundred times a second.
      if (!isWatchingProcess) collectDefaultMetrics({ register: registry });
      isWatchingProcess = true;
      return registry.metrics();
    },
  };
}
