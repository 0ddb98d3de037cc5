export const postgresCommand: string;
export function findPostgres(): string | null;
export function ensurePostgres(): Promise<string | null>;
