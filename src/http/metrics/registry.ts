type Labels = Readonly<Record<string, string | number>>;
export type Sample = { readonly labels: Labels; readonly value: number };

export type Registry = {
  /** Adds a counter; the returned function increases it. */
  counter(name: string, help: string): (labels: Labels, amount?: number) => void;
  /** Adds a histogram; the returned function records a value. */
  histogram(name: string, help: string, buckets: readonly number[]): (labels: Labels, value: number) => void;
  /** Adds a gauge; `read` is called each time the metrics are printed. */
  gauge(name: string, help: string, read: () => Sample[] | Promise<Sample[]>): void;
  /** Adds a counter whose total is read each time the metrics are printed. */
  total(name: string, help: string, read: () => Sample[]): void;
  /** Prints all metrics in the Prometheus text format. */
  print(): Promise<string>;
};

/** Prints the lines of one metric. */
type Printer = () => string[] | Promise<string[]>;

/** Creates a registry of metrics. Labels must have few values: never use an id as a label. */
export function createRegistry(): Registry {
  const printers: Printer[] = [];
  /** Adds a metric whose samples are read when it is printed. Samples that cannot be read, for example without a database, are left out. */
  const addReadMetric =
    (type: 'gauge' | 'counter') =>
    (name: string, help: string, read: () => Sample[] | Promise<Sample[]>): void => {
      printers.push(async () => [
        ...printHeader(name, help, type),
        ...(await readSamples(read)).map(
          ({ labels, value }) => `${name}${wrapLabels(formatLabels(labels))} ${value}`,
        ),
      ]);
    };
  return {
    counter(name, help) {
      const counts = new Map<string, number>();
      printers.push(() => [
        ...printHeader(name, help, 'counter'),
        ...[...counts].map(([labels, count]) => `${name}${wrapLabels(labels)} ${count}`),
      ]);
      return (labels, amount = 1) => {
        const key = formatLabels(labels);
        counts.set(key, (counts.get(key) ?? 0) + amount);
      };
    },
    histogram(name, help, buckets) {
      const distributions = new Map<string, Distribution>();
      printers.push(() => [
        ...printHeader(name, help, 'histogram'),
        ...[...distributions].flatMap(([labels, distribution]) =>
          printHistogram({ name, labels, buckets }, distribution),
        ),
      ]);
      return (labels, value) => {
        const key = formatLabels(labels);
        const distribution = distributions.get(key) ?? { counts: buckets.map(() => 0), sum: 0, total: 0 };
        distributions.set(key, distribution);
        for (const [index, bound] of buckets.entries()) {
          if (value <= bound) distribution.counts[index] = (distribution.counts[index] ?? 0) + 1;
        }
        distribution.sum += value;
        distribution.total++;
      };
    },
    gauge: addReadMetric('gauge'),
    total: addReadMetric('counter'),
    print: async () => {
      const printed = await Promise.all(printers.map((printer) => printer()));
      return `${printed.flat().join('\n')}\n`;
    },
  };
}

async function readSamples(read: () => Sample[] | Promise<Sample[]>): Promise<Sample[]> {
  try {
    return await read();
  } catch {
    return [];
  }
}

/** `counts[i]` is the number of values up to the bound of bucket `i`. */
type Distribution = { readonly counts: number[]; sum: number; total: number };
type HistogramKey = { readonly name: string; readonly labels: string; readonly buckets: readonly number[] };

function printHistogram(
  { name, labels, buckets }: HistogramKey,
  { counts, sum, total }: Distribution,
): string[] {
  const bucketLabels = (bound: number | string): string =>
    wrapLabels([labels, `le="${bound}"`].filter((text) => text !== '').join(','));
  return [
    ...buckets.map((bound, index) => `${name}_bucket${bucketLabels(bound)} ${counts[index]}`),
    `${name}_bucket${bucketLabels('+Inf')} ${total}`,
    `${name}_sum${wrapLabels(labels)} ${sum}`,
    `${name}_count${wrapLabels(labels)} ${total}`,
  ];
}

function printHeader(name: string, help: string, type: string): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
}

function wrapLabels(labels: string): string {
  return labels === '' ? '' : `{${labels}}`;
}

function formatLabels(labels: Labels): string {
  return Object.entries(labels)
    .map(([name, value]) => `${name}="${escapeLabel(String(value))}"`)
    .join(',');
}

function escapeLabel(value: string): string {
  return value.replace(/[\\"\n]/g, (char) => (char === '\n' ? '\\n' : `\\${char}`));
}
