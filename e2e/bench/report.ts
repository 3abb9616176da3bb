import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** One line of the benchmark's table. */
export interface Measure {
  what: string;
  target: string;
  /** With its unit, rounded for reading. */
  measured: string;
  /** Null where the figure is stated without a target. */
  passed: boolean | null;
}

/** Tells `npm run bench` what a row measured, as JSON in the file that `BENCH_OUT` names, and prints it. */
export function report(measures: readonly Measure[]): void {
  printMeasures(measures);
  const file = process.env.BENCH_OUT;
  if (!file) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(measures, null, 2));
}

/** One table, a line per measure: what, target, measured, pass or fail. */
export function printMeasures(measures: readonly Measure[]): void {
  const verdict = ({ passed }: Measure) => (passed === null ? '' : passed ? 'pass' : 'FAIL');
  const lines = measures.map((one) => [one.what, one.target, one.measured, verdict(one)]);
  const table = [['what', 'target', 'measured', ''], ...lines];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...table.map((line) => line[column]?.length ?? 0)),
  );
  for (const line of table) {
    console.log(line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  }
}
