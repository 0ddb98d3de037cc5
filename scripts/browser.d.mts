import type { Browser } from '@playwright/test';

export function openBrowser(more?: readonly string[]): Promise<Browser>;
