import type { Browser } from '@playwright/test';

export const installCommand: string;
export function ensureChromium(): Promise<string | null>;
export function openBrowser(more?: readonly string[]): Promise<Browser>;
