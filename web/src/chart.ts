// A line chart of ratings: its points, and the round numbers on its axis.

export interface Chart {
  /** The line, as points of an SVG polyline. */
  line: string;
  points: { x: number; y: number; value: number }[];
  /** Round ratings on the axis. */
  marks: { y: number; value: number }[];
}

const LEAST_SPAN = 80;

/** Scale ratings into a box. The range has a minimum, so that small changes look small. */
export function chart(values: readonly number[], width: number, height: number): Chart {
  if (!values.length) return { line: "", points: [], marks: [] };
  const middle = (Math.min(...values) + Math.max(...values)) / 2;
  const span = Math.max(LEAST_SPAN, (Math.max(...values) - Math.min(...values)) * 1.15);
  const [bottom, top] = [middle - span / 2, middle + span / 2];
  const yOf = (value: number): number => round(height - ((value - bottom) / (top - bottom)) * height);
  const points = values.map((value, number) => ({
    x: round(values.length === 1 ? width / 2 : (number / (values.length - 1)) * width),
    y: yOf(value),
    value,
  }));
  const step = stepFor(span);
  const marks: Chart["marks"] = [];
  for (let value = Math.ceil(bottom / step) * step; value <= top; value += step) marks.push({ y: yOf(value), value });
  return { line: points.map(({ x, y }) => `${x},${y}`).join(" "), points, marks };
}

function stepFor(span: number): number {
  for (const step of [25, 50, 100, 200, 500]) if (span / step <= 4) return step;
  return 1000;
}

const round = (value: number): number => Math.round(value * 10) / 10;
