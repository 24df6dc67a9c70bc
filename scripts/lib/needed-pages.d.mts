export function neededPages(file: string): string[];
export function testFilesIn(folder: string): string[];
export function testsWithoutPage(folder: string): string[];
