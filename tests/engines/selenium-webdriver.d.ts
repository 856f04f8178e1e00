/** The part of selenium-webdriver that is used here; the package brings no types. */
declare module 'selenium-webdriver' {
  export class Builder {
    usingServer(url: string): this;
    withCapabilities(capabilities: Capabilities): this;
    build(): Promise<WebDriver>;
  }

  export class Capabilities {
    constructor(capabilities: Readonly<Record<string, unknown>>);
    get(name: string): unknown;
  }

  export const Key: Readonly<
    Record<'ARROW_LEFT' | 'CONTROL' | 'ENTER' | 'ESCAPE' | 'SHIFT' | 'SPACE' | 'TAB', string>
  >;

  export interface Actions {
    keyDown(key: string): this;
    keyUp(key: string): this;
    sendKeys(text: string): this;
    perform(): Promise<void>;
  }

  export interface WebElement {
    click(): Promise<void>;
    getAccessibleName(): Promise<string>;
    isEnabled(): Promise<boolean>;
  }

  export interface WebDriver {
    actions(): Actions;
    /** A function is sent as its text. */
    executeScript<T>(
      script: string | ((...args: never[]) => unknown),
      ...args: readonly unknown[]
    ): Promise<T>;
    get(url: string): Promise<void>;
    getAllWindowHandles(): Promise<string[]>;
    getCapabilities(): Promise<Capabilities>;
    manage(): {
      window(): {
        setRect(rect: { readonly width: number; readonly height: number }): Promise<void>;
      };
    };
    navigate(): { refresh(): Promise<void> };
    quit(): Promise<void>;
    switchTo(): { window(handle: string): Promise<void> };
  }
}
