type Labels = Readonly<Record<string, string | number>>;
export type Sample = { readonly labels: Labels; readonly value: number };

export type Registry = {
  counter(name: string, help: string): (labels: Labels, amount?: number) => void;
  histogram(name: string, help: string, buckets: readonly number[]): (labels: Labels, value: number) => void;
  /** `read` is called each time the metrics are printed. */
  gauge(name: string, help: string, read: () => Sample[] | Promise<Sample[]>): void;
  /** Prints all metrics in the Prometheus text format. */
  print(): Promise<string>;
};

type Printer = () => string[] | Promise<string[]>;

/** Creates a registry of metric families. Labels must have few values: never use an id as a label. */
export function createRegistry(): Registry {
  const printers: Printer[] = [];
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
      const families = new Map<string, Distribution>();
      printers.push(() => [
        ...printHeader(name, help, 'histogram'),
        ...[...families].flatMap(([labels, family]) => printHistogram({ name, labels, buckets }, family)),
      ]);
      return (labels, value) => {
        const key = formatLabels(labels);
        const family = families.get(key) ?? { counts: buckets.map(() => 0), sum: 0, total: 0 };
        families.set(key, family);
        for (const [index, bound] of buckets.entries()) {
          if (value <= bound) family.counts[index] = (family.counts[index] ?? 0) + 1;
        }
        family.sum += value;
        family.total++;
      };
    },
    gauge(name, help, read) {
      printers.push(async () => [
        ...printHeader(name, help, 'gauge'),
        ...(await read()).map(({ labels, value }) => `${name}${wrapLabels(formatLabels(labels))} ${value}`),
      ]);
    },
    print: async () => {
      const printed = await Promise.all(printers.map((printer) => printer()));
      return `${printed.flat().join('\n')}\n`;
    },
  };
}

type Distribution = { readonly counts: number[]; sum: number; total: number };
type FamilyName = { readonly name: string; readonly labels: string; readonly buckets: readonly number[] };

function printHistogram(
  { name, labels, buckets }: FamilyName,
  { counts, sum, total }: Distribution,
): string[] {
  const bucketLabels = (bound: number | string): string =>
    wrapLabels([labels, `le="${bound}"`].filter((part) => part !== '').join(','));
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
