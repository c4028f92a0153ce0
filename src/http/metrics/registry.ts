export type Labels = Readonly<Record<string, string | number>>;
export type Sample = { readonly labels: Labels; readonly value: number };

export type Registry = {
  counter(name: string, help: string): (labels: Labels, amount?: number) => void;
  histogram(name: string, help: string, buckets: readonly number[]): (labels: Labels, value: number) => void;
  /** Read each time the metrics are printed. */
  gauge(name: string, help: string, read: () => Sample[] | Promise<Sample[]>): void;
  /** The text format of Prometheus. */
  print(): Promise<string>;
};

type Printer = () => string[] | Promise<string[]>;

/** Families of numbers by labels; labels are few, because no id ever becomes one. */
export function createRegistry(): Registry {
  const printers: Printer[] = [];
  return {
    counter(name, help) {
      const counts = new Map<string, number>();
      printers.push(() => [
        ...head(name, help, 'counter'),
        ...[...counts].map(([labels, count]) => `${name}${braced(labels)} ${count}`),
      ]);
      return (labels, amount = 1) => {
        const key = labelText(labels);
        counts.set(key, (counts.get(key) ?? 0) + amount);
      };
    },
    histogram(name, help, buckets) {
      const families = new Map<string, Distribution>();
      printers.push(() => [
        ...head(name, help, 'histogram'),
        ...[...families].flatMap(([labels, family]) => distributionLines({ name, labels, buckets }, family)),
      ]);
      return (labels, value) => {
        const key = labelText(labels);
        const family = families.get(key) ?? { counts: buckets.map(() => 0), sum: 0, total: 0 };
        families.set(key, family);
        for (const [place, bound] of buckets.entries()) {
          if (value <= bound) family.counts[place] = (family.counts[place] ?? 0) + 1;
        }
        family.sum += value;
        family.total++;
      };
    },
    gauge(name, help, read) {
      printers.push(async () => [
        ...head(name, help, 'gauge'),
        ...(await read()).map(({ labels, value }) => `${name}${braced(labelText(labels))} ${value}`),
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

function distributionLines(
  { name, labels, buckets }: FamilyName,
  { counts, sum, total }: Distribution,
): string[] {
  const bucketLabels = (bound: number | string): string =>
    braced([labels, `le="${bound}"`].filter((part) => part !== '').join(','));
  return [
    ...buckets.map((bound, place) => `${name}_bucket${bucketLabels(bound)} ${counts[place]}`),
    `${name}_bucket${bucketLabels('+Inf')} ${total}`,
    `${name}_sum${braced(labels)} ${sum}`,
    `${name}_count${braced(labels)} ${total}`,
  ];
}

function head(name: string, help: string, type: string): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
}

function braced(labels: string): string {
  return labels === '' ? '' : `{${labels}}`;
}

function labelText(labels: Labels): string {
  return Object.entries(labels)
    .map(([name, value]) => `${name}="${escapeLabel(String(value))}"`)
    .join(',');
}

function escapeLabel(value: string): string {
  return value.replace(/[\\"\n]/g, (sign) => (sign === '\n' ? '\\n' : `\\${sign}`));
}
