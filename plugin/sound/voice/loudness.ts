/** How loud speech is made, as the root mean square of its louder parts. */
const targetLevel = 0.11;
const quietest = 0.01;

/** The same sound at the level all voices have: they were recorded in different rooms. */
export function levelled(samples: Float32Array): Float32Array {
  let [sum, count, peak] = [0, 0, 0];
  for (const sample of samples) {
    const size = Math.abs(sample);
    peak = Math.max(peak, size);
    if (size < quietest) continue;
    sum += sample * sample;
    count++;
  }
  if (count === 0) return samples;
  const gain = Math.min(targetLevel / Math.sqrt(sum / count), 0.98 / peak);
  return samples.map((sample) => sample * gain);
}
