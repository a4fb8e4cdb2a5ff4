using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "main", worker = .worker),
    (name = "internet", network = (allow = ["public", "private"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);

const worker :Workerd.Worker = (
  modules = [(name = "worker", esModule = embed "dist/worker.js")],
  compatibilityDate = "2025-10-01",
  bindings = [
    (name = "CLUB_URL", fromEnvironment = "CLUB_URL"),
    (name = "CLUB_USERNAME", fromEnvironment = "CLUB_USERNAME"),
    (name = "CLUB_PASSWORD", fromEnvironment = "CLUB_PASSWORD"),
  ],
);
