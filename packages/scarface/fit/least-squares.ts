// Least squares with a small ridge, so that constant features do no harm.

/** The best weights; each row of `rows` belongs to one of `results`. */
export function leastSquares(rows: readonly Float64Array[], results: readonly number[], ridge: number): number[] {
  const n = rows[0].length;
  const scale = Array.from({ length: n }, (_, i) => Math.sqrt(rows.reduce((sum, x) => sum + x[i] ** 2, 0)) || 1);
  const m = Array.from({ length: n }, () => new Float64Array(n + 1));
  for (const [r, x] of rows.entries())
    for (let i = 0; i < n; i++) {
      const xi = x[i] / scale[i];
      m[i][n] += xi * results[r];
      for (let j = 0; j < n; j++) m[i][j] += (xi * x[j]) / scale[j];
    }
  for (let i = 0; i < n; i++) m[i][i] += ridge;
  // Gauss-Jordan: the ridge keeps every pivot away from zero.
  for (let i = 0; i < n; i++)
    for (let k = 0; k < n; k++) {
      if (k === i) continue;
      const share = m[k][i] / m[i][i];
      for (let j = i; j <= n; j++) m[k][j] -= share * m[i][j];
    }
  return m.map((row, i) => row[n] / row[i] / scale[i]);
}
