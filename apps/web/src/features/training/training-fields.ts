// What the form of a training brings of its own.
export { InstructorField } from './InstructorField.tsx';
export { TrainingTimeField } from './TrainingTimeField.tsx';
