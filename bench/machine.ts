import { availableParallelism, cpus } from 'node:os';

export function machineLine(): string {
  const model = cpus()[0]?.model.trim() || 'an unnamed processor';
  return `Machine: ${model}, ${availableParallelism()} cores, ${process.platform} ${process.arch}, Node ${process.versions.node}.`;
}
