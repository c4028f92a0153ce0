type OpenApp<App> = { readonly app: App; close(): Promise<void> };

export type InstitutionApps<App> = {
  /** Returns the app of an institution, which is opened at the first call. */
  open(institution: string): Promise<App>;
  /** Closes every app that was opened. */
  close(): Promise<void>;
};

/** Creates the apps of institutions, one for each. After a failure, the next call opens the app again. */
export function createInstitutionApps<App>(
  openApp: (institution: string) => Promise<OpenApp<App>>,
): InstitutionApps<App> {
  const apps = new Map<string, Promise<OpenApp<App>>>();
  return {
    async open(institution) {
      const opening = apps.get(institution) ?? openApp(institution);
      apps.set(institution, opening);
      opening.catch(() => apps.delete(institution));
      return (await opening).app;
    },
    async close() {
      for (const opened of await Promise.allSettled(apps.values()))
        if (opened.status === 'fulfilled') await opened.value.close();
    },
  };
}
