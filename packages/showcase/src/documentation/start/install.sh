npm install @tatami/ui react react-dom
