import { Component, type ReactNode } from 'react';

interface PageBoundaryProps {
  onError: () => void;
  children: ReactNode;
}

/** A page that fails to render goes; the frame stays, and the way on (spec §8: a client error). */
export class PageBoundary extends Component<PageBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
