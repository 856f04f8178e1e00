import { Component, type ComponentType, type ReactNode } from 'react';

/** What was thrown: mostly an Error, but JavaScript throws anything. */
export interface Trouble {
  readonly error: unknown;
}

interface ErrorBoundaryProps {
  readonly Fallback: ComponentType<Trouble>;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly trouble?: Trouble;
}

/** Shows something else in place of children that throw. React asks for a class here. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {};

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { trouble: { error } };
  }

  override render(): ReactNode {
    const { Fallback, children } = this.props;
    const { trouble } = this.state;
    return trouble === undefined ? children : <Fallback {...trouble} />;
  }
}
