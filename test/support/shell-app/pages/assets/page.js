window.moduleRan = true;
window.received = [];
window.stopListening = window.sightline.onEvent((event) => window.received.push(event));
